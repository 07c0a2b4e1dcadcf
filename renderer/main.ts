/**
 * The window's entry: puts the Svelte window on the page and connects it with the desk. Views are in `library/`,
 * `battle/` and `replay/`, what frames them in `frame/`, shared controls in `ui/`, the 3D table in `battlefield/`.
 */
import { mount } from 'svelte';
import App from './App.svelte';
import { findDesk } from './client';
import './ui/fonts';
import './ui/tokens.css';
import './ui/base.css';

const target = document.getElementById('window');
if (!target) throw new Error('the page has no place for the window');
mount(App, { target, props: { desk: findDesk(window) } });

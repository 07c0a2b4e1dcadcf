/** Runs for each test file, which a shared module like folder.ts does not. */
import { afterEach } from 'vitest';
import { removeFolders } from './folder';

afterEach(removeFolders);

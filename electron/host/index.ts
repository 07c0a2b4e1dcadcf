/**
 * What the browser host is made of: who may come in, the page and the socket. The desk's services are in `../desk`, what
 * runs it is `../browser-host.ts`.
 */
export { openHost } from './host';
export type { Host } from './host';
export { HostRefusal, hostOptions } from './host-options';

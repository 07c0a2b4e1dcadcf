/**
 * What a fresh machine needs before Cockade can run, be built or be tested: packages, built files, a Chromium, Electron's
 * binary. Only Node itself may be imported at the top of these files: they run before any package is there.
 */
export { addressPage } from './address-page.mjs';
export { ensureBuilt } from './built.mjs';
export { bundle, bundled } from './bundled.mjs';
export { ensureChromium, findChromium } from './chromium.mjs';
export { ensureElectron } from './electron.mjs';
export { ensurePackages } from './packages.mjs';
export { carryOut, inRepository, repository, runNpm, runPackage } from './run.mjs';
export { hasRedis } from './redis.mjs';

#!/usr/bin/env node
/** `node scripts/notices.mjs`: writes THIRD-PARTY-NOTICES.md, the licences of the packages that are bundled into Cockade. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { bundledPackages, noticesOf } from './set-up/bundled-packages.mjs';
import { inRepository } from './set-up/index.mjs';

const file = inRepository('THIRD-PARTY-NOTICES.md');
const packages = bundledPackages();
writeFileSync(file, await format(noticesOf(packages), { ...(await resolveConfig(file)), filepath: file }));
console.log(`${packages.length} packages`);

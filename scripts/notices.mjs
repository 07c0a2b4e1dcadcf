#!/usr/bin/env node
/** `node scripts/notices.mjs`: writes THIRD-PARTY-NOTICES.md, the licences of the packages that are bundled into Cockade. */
import { writeFileSync } from 'node:fs';
import { bundledPackages, noticesOf } from './set-up/bundled-packages.mjs';
import { formatted } from './set-up/formatted.mjs';
import { inRepository } from './set-up/index.mjs';

const file = 'THIRD-PARTY-NOTICES.md';
const packages = bundledPackages();
writeFileSync(inRepository(file), await formatted(file, noticesOf(packages)));
console.log(`${packages.length} packages`);

/** A file that a script writes, in the form that `npm run format` gives it. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { inRepository } from './run.mjs';

const options = JSON.parse(readFileSync(inRepository('.oxfmtrc.json'), 'utf8'));

/** The text of the file at `path`, in the repository; throws what the formatter cannot read in it. */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { nearest } from '../../engine/scenario';
import { readText } from '../desk/documents';
import { DeskFault, refuse } from '../desk/faults';
import type { CommandContext } from './context';

/** The text of the file somebody has typed the name of. Throws a fault for one that is not there, with the name that was meant. */
export async function readNamed(name: string, context: CommandContext, most: number): Promise<string> {
  try {
    return await readText(resolve(context.folder, name), most);
  } catch (error) {
    if (error instanceof DeskFault && error.fault.code === 'file-missing') throw await notThere(name, context.folder);
    throw error;
  }
}

/** The fault of a name that means nothing, with the nearest name in its folder. */
export async function notThere(name: string, folder: string): Promise<DeskFault> {
  const beside = await readdir(resolve(folder, dirname(name))).catch((): readonly string[] => []);
  const meant = nearest(basename(name), beside);
  const hint = meant === null ? '' : ` Did you mean “${join(dirname(name), meant)}”?`;
  return refuse('file-missing', `“${name}” is not there.${hint}`, { file: name });
}

import { homedir } from 'node:os';
import { join } from 'node:path';

/** The person's own folder for settings and kept battles, the same for every host; `COCKADE_DATA` names another. */
export function userFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform = process.platform,
  home = homedir(),
): string {
  if (env.COCKADE_DATA) return env.COCKADE_DATA;
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Cockade');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Cockade');
  return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'cockade');
}

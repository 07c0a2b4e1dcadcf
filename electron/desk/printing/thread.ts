/** The printing thread. Built as a file of its own. */
import { serveThread } from '../threads/serve-thread';
import type { PrintTasks } from './tasks';
import { printWork } from './work';

serveThread<PrintTasks>(printWork());

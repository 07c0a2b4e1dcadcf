/** The printing thread. Built as a file of its own. */
import { serveThread } from '../threads';
import type { PrintTasks } from './tasks';
import { printWork } from './work';

serveThread<PrintTasks>(printWork());

/**
 * The command line: what each command takes, does and prints. It asks the same desk services and engine as the window;
 * no rule and no file format is settled here.
 */
export { runCommand } from './run';

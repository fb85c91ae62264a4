/** What sends the messages that wait: in one file, which comes after the first screen. */
export { deliver } from './deliver.ts';
export { sendWaiting } from './send-waiting.ts';

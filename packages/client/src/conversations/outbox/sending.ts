/** Code that sends queued messages, in one chunk loaded after the first screen. */
export { deliver } from './deliver.ts';
export { sendWaiting } from './send-waiting.ts';

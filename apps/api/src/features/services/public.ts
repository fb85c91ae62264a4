/** What other features may use of this one. */
export { serviceJson } from './service-json.ts';

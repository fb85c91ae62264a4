import { observable } from '../observable.ts';
import type { Call } from './call.ts';

/** The call that goes on in this tab; one at a time. */
export const activeCall = observable<Call | null>(null);

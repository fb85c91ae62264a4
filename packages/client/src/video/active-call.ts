import { observable } from '../observable.ts';
import type { Call } from './call.ts';

/** The current call in this tab; at most one. */
export const activeCall = observable<Call | null>(null);

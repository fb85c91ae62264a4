import { observable } from '../observable.ts';
import type { ServerSocket } from './connect.ts';

/** The socket of whoever is signed in, for what needs more of it than to keep the cache current; null while there is none. */
export const serverSocket = observable<ServerSocket | null>(null);

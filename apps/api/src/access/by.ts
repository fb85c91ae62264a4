import type { Viewer } from '@zampa/domain/people/relation';
import type { UnitOfWork } from '../db/unit-of-work.ts';

/** The acting person, with the transaction and the time of the action. */
export type Actor = UnitOfWork & { readonly viewer: Viewer };

import type { Viewer } from '@zampa/domain/people/relation';
import type { UnitOfWork } from '../db/unit-of-work.ts';

/** Who does something, in which transaction, and when. */
export type By = UnitOfWork & { readonly viewer: Viewer };

import { observable } from '../observable.ts';

/** The visit note that is open over the current page. */
export type OpenVisitNote = { readonly petId: string; readonly conversationId: string };

/** The open visit note; null without one. Global, because the calendar and other screens open it over themselves. */
export const openedVisitNote = observable<OpenVisitNote | null>(null);

/** Opens the note of a visit over the current page. */
export const openVisitNote = (note: OpenVisitNote): void => openedVisitNote.become(note);

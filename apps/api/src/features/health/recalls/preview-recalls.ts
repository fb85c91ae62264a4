import { createHash } from 'node:crypto';
import type { RecallPreview } from '@zampa/contract/health/objects/recall';
import type { previewRecalls as call } from '@zampa/contract/health/recalls/preview-recalls';
import { facilities } from '@zampa/db/schema/facilities';
import type { DueNotice } from '@zampa/domain/notifications/notification-kinds';
import { languages, type Language } from '@zampa/domain/people/languages';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { eq } from 'drizzle-orm';
import { withoutPerson } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { notificationText } from '../../../emails/notification-texts.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refreshDue } from '../prevention/refresh-due.ts';
import { findDueRecalls } from './find-due-recalls.ts';
import { dueNotices } from './recall-message.ts';

const SAMPLE: readonly DueNotice[] = [
  { pet: 'Luna', names: { en: 'Leptospirosis', it: 'Leptospirosi' }, dueOn: '2026-12-01' },
  { pet: 'Pluto', names: { en: 'Yearly check-up', it: 'Visita annuale' }, dueOn: '2026-12-08' },
];

/**
 * Returns the message of the clinic's next run in both languages: for the first family that would receive one, otherwise
 * for invented pets. Nothing is sent.
 */
export async function previewRecalls(
  { tx, query: { facilityId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<RecallPreview> {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  await refreshDue(deps, [facilityId]);
  const today = dayIn(now, facility.timezone);
  const run = { facilityId, today: dayPlus(today, 1), lastRunOn: today };
  const due = await findDueRecalls(withoutPerson(deps.db, 'jobs'), run, now);
  const families = new Set(due.map(({ familyId }) => familyId));
  const ofFirst = due.filter(({ familyId }) => familyId === due[0]?.familyId);
  const notices = ofFirst.length > 0 ? dueNotices(ofFirst) : SAMPLE;
  return {
    preview: previewMark(facility.name),
    sample: ofFirst.length === 0,
    families: families.size,
    messages: languages.map((language) => {
      const { subject, paragraphs, action, closing } = messageOf(language, facility.name, notices);
      return {
        language,
        subject,
        paragraphs: [...paragraphs],
        action: action?.label ?? '',
        closing,
      };
    }),
  };
}

/** Returns the mark of the messages of a clinic: it changes with their wording and the name of the clinic. */
export const previewMark = (facility: string): string =>
  createHash('sha256')
    .update(JSON.stringify(languages.map((language) => messageOf(language, facility, SAMPLE))))
    .digest('base64url');

const messageOf = (language: Language, facility: string, due: readonly DueNotice[]) =>
  notificationText(language, {
    news: 'RECALL',
    person: facility,
    facility,
    pets: [],
    starts: [],
    zone: 'UTC',
    due,
    url: '',
  });

import type { VisitNote } from '@zampa/contract/health/objects/note';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { RecordSection } from './RecordSection.tsx';

type ReadNote = Omit<VisitNote, 'conversationId' | 'privateNote' | 'attachments'>;

export interface NoteSectionProps {
  notes: readonly ReadNote[];
  /** Says what will appear here. */
  empty?: string;
}

/** The released visit notes of a health record, with their later additions. */
export function NoteSection({ notes, empty }: NoteSectionProps) {
  const { t } = useTranslation();
  return (
    <RecordSection title={t('health:record.notes')} entries={notes} {...(empty && { empty })}>
      {(note) => (
        <Stack gap="8">
          <Text weight="600">{headingOf(note)}</Text>
          <NoteFacts note={note} />
        </Stack>
      )}
    </RecordSection>
  );
}

const dayOf = (instant: string) => formatDay(new Date(instant), deviceZone());

const headingOf = ({ date, diagnoses, author }: ReadNote) =>
  [
    dayOf(date),
    diagnoses.map(({ text }) => text).join(', '),
    author && `${author.firstName} ${author.lastName}`.trim(),
  ]
    .filter(Boolean)
    .join(' · ');

/** The texts of a note that are filled in. */
function NoteFacts({ note }: { note: ReadNote }) {
  const { t } = useTranslation();
  const { reason, history, findings, assessment, plan, addenda } = note;
  const facts = [
    { id: 'reason', label: t('health:record.reason'), text: joinLines(reason, history) },
    { id: 'findings', label: t('health:record.findings'), text: findings },
    { id: 'assessment', label: t('health:record.assessment'), text: assessment },
    { id: 'plan', label: t('health:record.plan'), text: plan },
    ...addenda.map(({ id, text, date }) => ({
      id,
      label: t('health:record.addendum', { day: dayOf(date) }),
      text,
    })),
  ].filter(({ text }) => text !== '');
  return (
    <Facts>
      {facts.map(({ id, label, text }) => (
        <Fact key={id} label={label}>
          <Text as="span" written>
            {text}
          </Text>
        </Fact>
      ))}
    </Facts>
  );
}

const joinLines = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n');

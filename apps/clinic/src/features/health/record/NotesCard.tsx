import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { notesQuery } from '@zampa/client/health/pet-queries';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { formatDay } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { SignedNote } from '../notes/SignedNote.tsx';
import { RecordCard } from './RecordCard.tsx';

export interface NotesCardProps {
  pet: Pet;
  onOpen: (noteId: string) => void;
}

/** The visit notes of a pet at the clinic, newest first, drafts included. */
export function NotesCard({ pet, onOpen }: NotesCardProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(notesQuery(useApi(), { petId: pet.id, facilityId: facility.id }));
  return (
    <RecordCard
      title={t('health:record.notes')}
      query={query}
      empty={t('health:clinic.note.empty')}
    >
      {(notes) => (
        <List>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteRow note={note} onOpen={mayTreat(facility.idRole) ? onOpen : undefined} />
            </li>
          ))}
        </List>
      )}
    </RecordCard>
  );
}

interface NoteRowProps {
  note: VisitNote;
  onOpen: ((noteId: string) => void) | undefined;
}

function NoteRow({ note, onOpen }: NoteRowProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const { date, author, reason, diagnoses, status, released } = note;
  const day = formatDay(new Date(date), timezone);
  const isDraft = status === 'DRAFT';
  const openLabel = isDraft ? t('health:clinic.note.continue') : t('health:clinic.note.open');
  return (
    <Stack gap="8">
      <Row justify="between">
        <Stack gap="4" grow>
          <Text weight="600">
            {[day, reason || diagnoses.map(({ text }) => text).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Row gap="8">
            <NoteChip isDraft={isDraft} isReleased={released} />
            {author && (
              <Text as="span" tone="muted" size="small">
                {personName(author)}
              </Text>
            )}
          </Row>
        </Stack>
        {onOpen && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${openLabel}: ${day}`}
            onClick={() => onOpen(note.id)}
          >
            {openLabel}
          </Button>
        )}
      </Row>
      {!isDraft && <SignedNote note={note} />}
    </Stack>
  );
}

function NoteChip({ isDraft, isReleased }: { isDraft: boolean; isReleased: boolean }) {
  const { t } = useTranslation();
  if (isDraft) return <StatusChip tone="new">{t('health:clinic.note.draft')}</StatusChip>;
  return isReleased ? (
    <StatusChip tone="paid">{t('health:clinic.note.released')}</StatusChip>
  ) : (
    <StatusChip tone="done">{t('health:clinic.note.internal')}</StatusChip>
  );
}

import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DownloadButton } from '../record/DownloadButton.tsx';
import type { NoteTexts } from './note-values.ts';
import { VitalsLine } from './VitalsLine.tsx';

/** A visit note to read, as the clinic sees it: its texts, vitals, diagnoses, private note and addenda. */
export function SignedNote({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const api = useApi();
  const texts: Readonly<Record<keyof NoteTexts, string>> = {
    reason: t('health:clinic.note.reason'),
    history: t('health:clinic.note.history'),
    findings: t('health:clinic.note.findings'),
    assessment: t('health:clinic.note.assessment'),
    plan: t('health:clinic.note.plan'),
  };
  const before = (['reason', 'history'] as const).map((field) => [texts[field], note[field]]);
  const after = (['findings', 'assessment', 'plan'] as const).map((field) => [
    texts[field],
    note[field],
  ]);
  return (
    <Stack gap="12">
      <NoteTextList texts={before} />
      <VitalsLine note={note} />
      <NoteTextList texts={after} />
      {note.diagnoses.length > 0 && (
        <Row gap="8">
          {note.diagnoses.map(({ text, chronic }) => (
            <StatusChip key={text} tone={chronic ? 'new' : 'info'}>
              {chronic ? `${text} · ${t('health:clinic.note.chronic')}` : text}
            </StatusChip>
          ))}
        </Row>
      )}
      {note.attachments.length > 0 && (
        <Row>
          {note.attachments.map(({ id, title, file }) => (
            <DownloadButton
              key={id}
              label={title}
              fileName={file.name}
              read={() => api.readFile({ params: { id: file.id } })}
            />
          ))}
        </Row>
      )}
      {note.privateNote && (
        <Callout tone="quiet" icon={<IconLock size={18} aria-hidden="true" />}>
          <NoteTextList texts={[[t('health:clinic.note.private'), note.privateNote]]} />
        </Callout>
      )}
      <Addenda note={note} />
    </Stack>
  );
}

function NoteTextList({ texts }: { texts: readonly (readonly string[])[] }) {
  return texts
    .filter(([, text]) => text)
    .map(([label, text]) => (
      <Stack key={label} gap="0">
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Text written>{text}</Text>
      </Stack>
    ));
}

/** The corrections of a signed note, with author and time. */
function Addenda({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  return note.addenda.map(({ id, text, author, date }) => (
    <Stack key={id} gap="4">
      <Text size="small" tone="muted">
        {[
          t('health:record.addendum', { day: formatDayTime(new Date(date), timezone) }),
          author && personName(author),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text written>{text}</Text>
    </Stack>
  ));
}

import type { VisitNote } from '@zampa/contract/health/objects/note';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { NoteTexts } from './note-values.ts';

/** A visit note to read, as the clinic sees it: its texts, vitals, diagnoses, private note and addenda. */
export function SignedNote({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
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
      {note.privateNote && (
        <Callout tone="quiet" icon={<IconLock size={18} aria-hidden="true" />}>
          <NoteTextList texts={[[t('health:clinic.note.private'), note.privateNote]]} />
        </Callout>
      )}
      {note.addenda.map(({ id, text, author, date }) => (
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
      ))}
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

/** The measured values in one line, those outside the usual range marked in words. */
function VitalsLine({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const vitals = vitalTexts(t, note, language);
  if (vitals.length === 0) return null;
  return (
    <Row gap="12">
      {vitals.map(({ label, value, isUnusual }) => (
        <Text key={label} as="span" {...(isUnusual && { tone: 'danger', weight: '600' })}>
          {isUnusual ? `${label} ${value} (${t('health:clinic.vitals.unusual')})` : `${label} ${value}`}
        </Text>
      ))}
    </Row>
  );
}

function vitalTexts(t: Translate, { vitals, unusualVitals }: VisitNote, language: 'en' | 'it') {
  const format = (value: number | null | undefined, unit = '') =>
    value === null || value === undefined
      ? ''
      : `${new Intl.NumberFormat(language).format(value)}${unit}`;
  const isUnusual = (name: string) => unusualVitals.some((vital) => vital === name);
  return [
    {
      name: 'weightG',
      label: t('health:clinic.vitals.weightShort'),
      value: vitals.weightG ? formatWeight(vitals.weightG, language) : '',
    },
    {
      name: 'temperatureC',
      label: t('health:clinic.vitals.temperatureShort'),
      value: format(vitals.temperatureC, ' °C'),
    },
    {
      name: 'heartRate',
      label: t('health:clinic.vitals.heartShort'),
      value: format(vitals.heartRate, '/min'),
    },
    {
      name: 'respiratoryRate',
      label: t('health:clinic.vitals.respiratoryShort'),
      value: format(vitals.respiratoryRate, '/min'),
    },
    {
      name: 'capillaryRefillS',
      label: t('health:clinic.vitals.capillaryShort'),
      value: format(vitals.capillaryRefillS, ' s'),
    },
    {
      name: 'mucousMembranes',
      label: t('health:clinic.vitals.mucousMembranes'),
      value: vitals.mucousMembranes ?? '',
    },
    {
      name: 'bodyConditionScore',
      label: t('health:clinic.vitals.conditionShort'),
      value: format(vitals.bodyConditionScore, '/9'),
    },
    {
      name: 'painScore',
      label: t('health:clinic.vitals.painShort'),
      value: format(vitals.painScore, '/4'),
    },
  ]
    .filter(({ value }) => value !== '')
    .map((vital) => ({ ...vital, isUnusual: isUnusual(vital.name) }));
}

import type { AuditEntry } from '@zampa/contract/audit/objects';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { actionText } from './action-text.ts';

export interface AuditRowProps {
  entry: AuditEntry;
  zone: string;
}

/** One entry of the audit log: the action, its author, time, device and network, and the changed values. */
export function AuditRow({ entry, zone }: AuditRowProps) {
  const { t } = useTranslation();
  const { user, pet, device, network, changes } = entry;
  const author = user ? personName(user) : t('common:words.gone');
  const head = [actionText(t, entry.action), pet?.name].filter(Boolean).join(' · ');
  return (
    <Stack gap="4">
      <Text weight="600">
        <bdi>{head}</bdi>
      </Text>
      <Text size="small">
        <bdi>{author}</bdi> · {formatDayTime(new Date(entry.date), zone)}
      </Text>
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
      <Text size="small" tone="muted">
        {device ? t('audit:from', { device, network }) : t('audit:fromUnknown', { network })}
      </Text>
    </Stack>
  );
}

/** A changed field before and after; roles by their names. */
function Change({ change: { field, before, after } }: { change: AuditEntry['changes'][number] }) {
  const { t } = useTranslation();
  const toText = (value: string | null) =>
    value === null ? t('audit:empty') : (field === 'role' && roleText(t, Number(value))) || value;
  return (
    <Text size="small">
      {t('audit:changed', { field, before: toText(before), after: toText(after) })}
    </Text>
  );
}

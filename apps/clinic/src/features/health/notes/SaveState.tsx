import { useTranslation } from '@zampa/i18n/use-translation';
import { IconCloudCheck } from '@zampa/ui/icons/IconCloudCheck';
import { IconCloudOff } from '@zampa/ui/icons/IconCloudOff';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { NoteDraft } from './use-note-draft.ts';

/** Says whether the note is saved on the server, or only on this device. */
export function SaveState({ draft }: { draft: NoteDraft }) {
  const { t } = useTranslation();
  const { status } = draft.state;
  const texts = {
    saved: draft.stored ? t('health:clinic.save.saved') : t('health:clinic.save.new'),
    unsaved: t('health:clinic.save.saving'),
    unreachable: t('health:clinic.save.offline'),
    refused: t('health:clinic.save.refused'),
  };
  const icons = {
    saved: <IconCloudCheck size={16} aria-hidden="true" />,
    unsaved: <IconCloudCheck size={16} aria-hidden="true" />,
    unreachable: <IconCloudOff size={16} aria-hidden="true" />,
    refused: <IconAlertTriangle size={16} aria-hidden="true" />,
  };
  return (
    <Row as="p" gap="8" wrap={false} role="status" grow>
      {icons[status]}
      <Text as="span" size="small" tone="muted">
        {texts[status]}
      </Text>
    </Row>
  );
}

import { TextInput } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { ShareButton } from '@zampa/ui/share/ShareButton.tsx';

export interface CreatedShareProps {
  pet: Pet;
  url: string;
  /** Instant. */
  expiresAt: string;
}

/** The address of a new share link, to copy or to send with the device. It is not shown again. */
export function CreatedShare({ pet, url, expiresAt }: CreatedShareProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatDatedDay(new Date(expiresAt), useServerMinute(), deviceZone(), language);
  return (
    <Stack gap="16">
      <Text role="status">{t('health:share.ready', { day })}</Text>
      <TextInput
        label={t('health:share.link')}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Row fill>
        <CopyButton
          value={url}
          icon={<IconCopy size={18} aria-hidden="true" />}
          label={t('health:share.copy')}
          copiedLabel={t('health:share.copied')}
        />
        <ShareButton
          variant="default"
          title={t('health:shared.title', { name: pet.name })}
          url={url}
          label={t('health:share.send')}
        />
      </Row>
    </Stack>
  );
}

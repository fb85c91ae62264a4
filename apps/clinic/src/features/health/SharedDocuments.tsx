import { Button } from '@mantine/core';
import type { SharedRecord } from '@zampa/contract/health/read-shared-record';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { documentKindText } from '@zampa/shared-screens/health/document-kind-text';
import { RecordSection } from '@zampa/shared-screens/health/RecordSection.tsx';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface SharedDocumentsProps {
  documents: NonNullable<SharedRecord['documents']>;
}

/** The documents of a shared record, each a link to its file, which needs no account. */
export function SharedDocuments({ documents }: SharedDocumentsProps) {
  const { t } = useTranslation();
  return (
    <RecordSection title={t('health:document.title')} entries={documents}>
      {({ title, kind, date, file }) => (
        <Row justify="between" wrap={false}>
          <Stack gap="0" grow>
            <Text weight="600">{title}</Text>
            <Text tone="muted">{`${documentKindText(t, kind)} · ${formatCalendarDay(date)}`}</Text>
          </Stack>
          <Button
            component="a"
            href={file.url}
            download={file.name}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            aria-label={t('health:document.openName', { title })}
          >
            {t('health:document.open')}
          </Button>
        </Row>
      )}
    </RecordSection>
  );
}

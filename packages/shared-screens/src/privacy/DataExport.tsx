import { Button } from '@mantine/core';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { saveFile } from '@zampa/client/files/download';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { refusalText } from '../form/problem-text.ts';

/** Downloads all personal data of the user as a file. */
export function DataExport() {
  const { t } = useTranslation();
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.readPersonalData(),
    onSuccess: (data) =>
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        `${t('privacy:take.fileName')}-${data.dateExported.slice(0, 10)}.json`,
      ),
  });
  return (
    <Section title={t('privacy:take.title')}>
      <Text tone="muted">{t('privacy:take.text')}</Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('privacy:take.button')}
      </Button>
      <div role="status">{download.isSuccess && t('privacy:take.done')}</div>
      <ErrorLine>{download.error && exportErrorText(t, download.error)}</ErrorLine>
    </Section>
  );
}

/** For a 429 error, says when the next export is possible. */
function exportErrorText(t: Translate, error: Error): string {
  if (error instanceof ApiRefusal && error.status === 429 && error.retryAfter !== null)
    return t('privacy:take.wait', { count: error.retryAfter });
  if (error instanceof ApiUnreachable) return refusalText(t, 'OFFLINE');
  return refusalText(t, error instanceof ApiRefusal ? error.code : undefined);
}

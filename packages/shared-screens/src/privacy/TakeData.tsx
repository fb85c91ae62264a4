import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
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

/** Has everything that is held on somebody saved as a file on their device. */
export function TakeData() {
  const { t } = useTranslation();
  const api = useApi();
  const taking = useMutation({
    mutationFn: () => api.send('GET /users/me/export'),
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
        loading={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {t('privacy:take.button')}
      </Button>
      <div role="status">{taking.isSuccess && t('privacy:take.done')}</div>
      <ErrorLine>{taking.error && problemOf(t, taking.error)}</ErrorLine>
    </Section>
  );
}

/** Asked for too soon, it says when it may be asked for again. */
function problemOf(t: Translate, error: Error): string {
  if (error instanceof ApiRefusal && error.status === 429 && error.retryAfter !== null)
    return t('privacy:take.wait', { count: error.retryAfter });
  if (error instanceof ApiUnreachable) return refusalText(t, 'OFFLINE');
  return refusalText(t, error instanceof ApiRefusal ? error.code : undefined);
}

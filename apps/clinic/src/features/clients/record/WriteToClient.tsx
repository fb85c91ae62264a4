import { Button } from '@mantine/core';
import { IconDeviceMobileMessage } from '@zampa/ui/icons/IconDeviceMobileMessage';
import { IconMail } from '@zampa/ui/icons/IconMail';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Suspense } from 'react';
import type { ClientCardProps } from '../lists/card-props.ts';
import { wayToWrite } from './contact-outside.ts';
import { useWriteToClient } from './use-write-to-client.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const FirstMessageDialog = lazyPart(
  async () => (await import('./FirstMessageDialog.tsx')).FirstMessageDialog,
);

export interface WriteToClientProps extends ClientCardProps {
  /** Whether the card was opened to write a message. */
  startsMessage: boolean;
}

/**
 * Button to write to a client: opens the latest conversation in progress or starts a new one. Clients without an
 * account get an e-mail or a text message instead. Absent if the client cannot be reached.
 */
export function WriteToClient(props: WriteToClientProps) {
  const { t } = useTranslation();
  const way = wayToWrite(props.client);
  if (way === null) return null;
  if (way.kind === 'APP') return <WriteInApp {...props} />;
  const isEmail = way.kind === 'EMAIL';
  const Icon = isEmail ? IconMail : IconDeviceMobileMessage;
  return (
    <Button
      component="a"
      href={way.href}
      variant="default"
      leftSection={<Icon size={18} aria-hidden="true" />}
    >
      {isEmail ? t('clients:write.email') : t('clients:write.sms')}
    </Button>
  );
}

function WriteInApp({ client, startsMessage }: WriteToClientProps) {
  const { t } = useTranslation();
  const { openLatest, begin } = useWriteToClient({ client });
  const hasNone = openLatest.data?.items.length === 0;
  return (
    <>
      <Button
        leftSection={<IconMessage size={18} aria-hidden="true" />}
        loading={openLatest.isPending}
        data-autofocus={startsMessage || undefined}
        onClick={() => openLatest.mutate()}
      >
        {t('clients:write.action')}
      </Button>
      <CallProblem error={openLatest.error} />
      {hasNone && (
        <Suspense>
          <FirstMessageDialog
            client={client}
            isSending={begin.isPending}
            problem={<CallProblem error={begin.error} />}
            onSend={(message, forget) => begin.mutate(message, { onSuccess: forget })}
            onClose={() => openLatest.reset()}
          />
        </Suspense>
      )}
    </>
  );
}

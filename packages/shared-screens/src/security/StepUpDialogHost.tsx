import { openStepUp } from '@zampa/client/session/step-up';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useSyncExternalStore } from 'react';

/** Lazy-loaded: only accounts with an authenticator app see it. */
const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

/** Asks for a proof of identity while a protected call waits for one. */
export function StepUpDialogHost() {
  const request = useSyncExternalStore(openStepUp.subscribe, openStepUp.value);
  return (
    request && (
      <Suspense>
        <StepUpDialog onFinish={request.finish} />
      </Suspense>
    )
  );
}

import type { VetFacility } from '@zampa/contract/people/user';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few families leave a clinic. */
const OutstandingItems = lazyPart(
  async () => (await import('./OutstandingItems.tsx')).OutstandingItems,
);

export interface ContactChangeDialogProps {
  open: boolean;
  onClose: () => void;
  clinic: VetFacility;
  /** Texts of the dialog and its two actions. */
  texts: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly cancel: string;
  };
  /** Marks a change that the family cannot undo on its own. */
  isDanger?: boolean;
  change: {
    readonly mutate: (variables: undefined, options: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/** Confirmation to pause or leave a clinic. Lists appointments that stay booked and amounts still due. */
export function ContactChangeDialog({
  open,
  onClose,
  clinic,
  texts,
  isDanger = false,
  change,
}: ContactChangeDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      action={texts.action}
      isDanger={isDanger}
      cancelLabel={texts.cancel}
      closeLabel={t('common:actions.close')}
      isBusy={change.isPending}
      problem={<CallProblem error={change.error} />}
      onConfirm={() => change.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      {open && (
        <Suspense>
          <OutstandingItems clinic={clinic} />
        </Suspense>
      )}
    </ConfirmDialog>
  );
}

import { Button, Textarea, TextInput } from '@mantine/core';
import type { Client } from '@zampa/contract/clients/objects';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useProblemFocus } from '@zampa/ui/form/use-problem-focus';
import { Deferred } from '@zampa/ui/states/Deferred.tsx';
import { fullName } from '@zampa/domain/people/names';
import { type ReactNode, useRef, useState } from 'react';
import { ClientChoice } from './ClientChoice.tsx';
import { PetsChoice } from './PetsChoice.tsx';
import { NotifyFamilyCheckbox } from './NotifyFamilyCheckbox.tsx';
import { ServicesChoice } from './ServicesChoice.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useFocusAfterNewClient } from './use-focus-after-new-client.ts';
import { UpfrontFields } from './UpfrontFields.tsx';
import styles from './visit-form.module.css';
import { useVisitForm, type VisitFormInput } from './use-visit-form.ts';
import { needsAddress } from './visit-values.ts';

/** Renders the form for a new client, who is then selected for the booking. */
export type RenderNewClient = (on: {
  readonly typed: string;
  readonly onDone: (client: Client) => void;
  readonly onCancel: () => void;
}) => ReactNode;

export interface VisitFormProps extends VisitFormInput {
  /** The team members who treat patients. */
  members: readonly StaffMember[];
  /** Undefined if new clients may not be created here. */
  renderNewClient?: RenderNewClient | undefined;
}

/** Form for a new booking. Offers available slots; staff may enter any other time. */
export function VisitForm(props: VisitFormProps) {
  const { services, members, visitId, renderNewClient } = props;
  const [newClientSearch, setNewClientSearch] = useState<string | null>(null);
  const { t } = useTranslation();
  const visit = useVisitForm(props);
  const { values, set, minutes, chosen, offer, upfront, textOf, book } = visit;
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, visit.attempts);
  useFocusAfterNewClient(form, newClientSearch !== null);

  if (newClientSearch !== null && renderNewClient)
    return renderNewClient({
      typed: newClientSearch,
      onDone: (client) => {
        setNewClientSearch(null);
        set({
          family: { id: client.FamilyId, name: fullName(client) },
          pets: client.pets.map(({ id }) => id),
        });
      },
      onCancel: () => setNewClientSearch(null),
    });

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        visit.submit();
      }}
    >
      <ClientChoice
        family={values.family}
        error={textOf('family')}
        onChoose={(family) => set({ family, pets: [] })}
        onNew={renderNewClient && setNewClientSearch}
      />
      {values.family && (
        <PetsChoice
          familyId={values.family.id}
          value={values.pets}
          error={textOf('pets')}
          onChange={(pets) => set({ pets })}
        />
      )}
      {/* The client is asked first and rendered first. */}
      <Deferred>
        <ServicesChoice
          services={services}
          value={values.services}
          error={textOf('services')}
          onChange={(ids) => set({ services: ids })}
        />
        {needsAddress(values, services) && (
          <TextInput
            label={t('appointments:bookings.booking.address')}
            description={t('appointments:bookings.booking.addressHint')}
            maxLength={300}
            value={values.address}
            onChange={({ currentTarget }) => set({ address: currentTarget.value })}
          />
        )}
        <TimeFields
          members={members}
          anybody
          values={values}
          minutes={minutes}
          about={values}
          visitId={visitId}
          textOf={textOf}
          onChange={set}
        />
        {chosen[0] && (
          <UpfrontFields
            offer={offer}
            currency={chosen[0].currency === 'USD' ? 'USD' : 'EUR'}
            value={upfront}
            error={textOf('window')}
            onChange={(choice) => set({ upfront: choice })}
          />
        )}
        {!visitId && (
          <Textarea
            label={t('appointments:bookings.booking.note')}
            description={t('appointments:bookings.booking.noteHint')}
            rows={2}
            maxLength={MESSAGE_MAX_LENGTH}
            value={values.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
        )}
        {visit.canNotify && (
          <NotifyFamilyCheckbox
            familyId={values.family?.id}
            checked={visit.shouldNotify}
            onChange={visit.setShouldNotify}
          />
        )}
      </Deferred>
      <CallProblem error={book.error} />
      <div className={styles['actions']}>
        {visit.isBegun && (
          <Button variant="subtle" onClick={visit.clear}>
            {t('common:actions.clear')}
          </Button>
        )}
        <Button type="submit" loading={book.isPending}>
          {t('appointments:bookings.booking.submit')}
        </Button>
      </div>
    </form>
  );
}

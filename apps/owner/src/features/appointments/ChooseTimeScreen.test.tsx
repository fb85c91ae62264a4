import { useQueryClient } from '@tanstack/react-query';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { pendingAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import type { Facility } from '@zampa/contract/facilities/objects';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import {
  booking,
  clinic,
  conversation,
  ids,
  marta,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { VisitTime } from './ChooseTimeScreen.tsx';

const facility: Facility = {
  ...sanLuca,
  id: clinic.id,
  name: clinic.name,
  timezone: clinic.timezone,
};
const services = [ids.visit];
const thread = {
  ...conversation,
  payload: { ...conversation.payload, services },
  events: [],
  payments: [],
};
const appointment = { ...booking, payload: { ...booking.payload, services } };

/** Renders the choice of a time with an outdated conversation, which does not know the booked time. */
function WithOutdatedConversation() {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(
      conversationKeys.detail(ids.conversation),
      { ...thread, complete: true, askedUpTo: 3 },
      { updatedAt: 0 },
    ),
  );
  return <VisitTime id={ids.conversation} />;
}

it.each([
  ['en', 'Reschedule', 'Choose a time', /You’ll keep your time on/],
  ['it', 'Sposta', 'Scegli un orario', /Mantieni l’orario di/],
] as const)(
  'VisitTime shows a move as a move, although the cached conversation has no time (%s)',
  async (language, move, first, text) => {
    const answer = pendingAnswer();
    const { page } = await renderScreen(<WithOutdatedConversation />, {
      app: 'owner',
      me: marta,
      language,
      answers: {
        'GET /requests/{id}': answer.give,
        'GET /facilities': () => [facility],
        'GET /facilities/slots': () => [],
      },
    });
    await expect.element(page.getByRole('heading', { name: first })).not.toBeInTheDocument();
    answer.release({ ...thread, appointment });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: move })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: first })).not.toBeInTheDocument();
  },
);

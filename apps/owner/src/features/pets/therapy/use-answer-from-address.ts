import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { DoseStatus } from '@zampa/domain/health/dose-times';
import { useEffect, useState } from 'react';

const route = getRouteApi('/_signed-in/_places/workspace/pets/$id');

/** An answer to a dose, from a button of a push notification. */
export type PushAnswer = {
  readonly PetId: string;
  readonly planId: string;
  readonly dueAt: string;
  readonly status: DoseStatus;
};

/**
 * Returns the answer to a dose that was in the address of the pet's page; null if there was none. Removes it from the
 * address, so that a reload or Back does not send it again.
 */
export function useAnswerFromAddress(): PushAnswer | null {
  const { id } = route.useParams();
  const { plan, dose, answer } = route.useSearch();
  const navigate = useNavigate();
  const [pushAnswer, setPushAnswer] = useState<PushAnswer | null>(null);
  const isAnswered = plan !== undefined && dose !== undefined && answer !== undefined;
  const current = isAnswered ? { PetId: id, planId: plan, dueAt: dose, status: answer } : null;
  if (current && !isSameAnswer(current, pushAnswer)) setPushAnswer(current);
  useEffect(() => {
    if (isAnswered)
      void navigate({ to: '/workspace/pets/$id', params: { id }, search: {}, replace: true });
  }, [id, isAnswered, navigate]);
  return pushAnswer?.PetId === id ? pushAnswer : null;
}

const isSameAnswer = (one: PushAnswer, other: PushAnswer | null) =>
  one.planId === other?.planId && one.dueAt === other.dueAt && one.status === other.status;

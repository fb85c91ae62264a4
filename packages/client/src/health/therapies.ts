import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dose, Therapy } from '@zampa/contract/health/objects/prescription';
import type { DoseStatus } from '@zampa/domain/health/dose-times';
import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { familyTherapiesQuery } from './family-therapies-query.ts';
import { petRecordQuery } from './pet-record-query.ts';

/**
 * Mutation that starts to follow a prescription line; a double press starts one plan. Times of day are meant in the
 * zone, or in the clinic's if the zone is unknown to the server.
 */
export function useStartTherapy(PetId: string, deviceZone: string) {
  const [api, refresh] = [useApi(), useRefreshTherapies(PetId)];
  const once = useSendOnce();
  const zone = TIME_ZONES.find((each) => each === deviceZone);
  return useMutation({
    mutationFn: (lineId: string) =>
      once(lineId, (idempotencyKey) =>
        api.startTherapy({ body: { lineId, ...(zone && { zone }) }, idempotencyKey }),
      ),
    onSettled: refresh,
  });
}

/** The answer to a dose. */
export type DoseAnswer = {
  readonly dueAt: string;
  readonly status: DoseStatus;
  readonly reason?: string;
};

/**
 * Mutation that answers a dose of a plan. The first answer of the family counts: the result, which is shown at once, may
 * be that of another person.
 */
export function useAnswerDose({ id: planId, PetId }: Pick<Therapy, 'id' | 'PetId'>) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { queryKey } = familyTherapiesQuery(api, PetId);
  const refresh = useRefreshTherapies(PetId);
  const show = (answered: Dose) =>
    queryClient.setQueryData(queryKey, (plans) =>
      plans?.map((plan) =>
        plan.id === planId ? { ...plan, doses: withDose(plan.doses, answered) } : plan,
      ),
    );
  return useMutation({
    mutationFn: (answer: DoseAnswer) => api.answerDose({ body: { planId, ...answer } }),
    onSuccess: show,
    onSettled: refresh,
  });
}

const withDose = (doses: readonly Dose[], answered: Dose) =>
  doses.map((dose) => (dose.dueAt === answered.dueAt ? answered : dose));

/** Mutation that stops a therapy plan before its last dose. */
export function useStopTherapy({ id, PetId }: Pick<Therapy, 'id' | 'PetId'>) {
  const [api, refresh] = [useApi(), useRefreshTherapies(PetId)];
  return useMutation({
    mutationFn: (reason: string) =>
      api.stopTherapy({ query: { id }, body: { ...(reason && { reason }) } }),
    onSettled: refresh,
  });
}

/** Mutation that prepares the request for more of a medicine. Nothing is sent. */
export function usePrepareRefill() {
  const api = useApi();
  return useMutation({ mutationFn: (id: string) => api.prepareRefill({ query: { id } }) });
}

function useRefreshTherapies(PetId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(familyTherapiesQuery(api, PetId)),
      queryClient.invalidateQueries(petRecordQuery(api, PetId)),
    ]);
  };
}

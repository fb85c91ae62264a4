import type { HealthProblem } from '@zampa/contract/health/objects/problem';
import type { updateProblem as call } from '@zampa/contract/health/update-problem';
import { problems } from '@zampa/db/schema/health';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isPetVisible } from '../../pets/public.ts';
import { requireTreating } from '../require-treating.ts';
import { problemJson } from './problem-json.ts';
import { writeCardConditions } from './write-card-conditions.ts';

/**
 * Resolves or reopens a problem or changes whether it is chronic, and updates the pet card. Errors: FORBIDDEN for
 * assistants, VALIDATION, STATUS_CONFLICT if the pet has an active chronic problem of that name.
 */
export async function updateProblem(
  { viewer, tx, query, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<HealthProblem> {
  const [problem] = await tx.select().from(problems).where(eq(problems.id, query.id)).for('update');
  if (!problem) throw new Refusal('NOT_FOUND');
  if (problem.facilityId) requireTreating(viewer, problem.facilityId);
  else if (!viewer.facilities.some(({ roleId }) => mayTreat(roleId)))
    throw new Refusal('FORBIDDEN');
  const { status = problem.status, chronic = problem.chronic } = body;
  const resolvedAt = status === 'RESOLVED' ? (problem.resolvedAt ?? now) : null;
  await tx
    .update(problems)
    .set({ status, chronic, resolvedAt, updatedAt: now })
    .where(eq(problems.id, problem.id));
  const touchesCard = problem.chronic || chronic;
  if (touchesCard && (await isPetVisible(tx, viewer, problem.petId)))
    await writeCardConditions(deps, { tx, now }, problem.petId);
  const [row] = await rowsOf<{ problem: HealthProblem }>(
    tx,
    sql`select ${problemJson} as problem from problems q where q.id = ${problem.id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.problem;
}

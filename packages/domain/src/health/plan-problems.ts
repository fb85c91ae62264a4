/** A diagnosis of a visit note. */
export type Diagnosis = { readonly text: string; readonly chronic: boolean };

/** An active problem of the pet that the clinic may change. */
export type ActiveProblem = {
  readonly id: string;
  readonly text: string;
  readonly chronic: boolean;
};

export type ProblemPlan = {
  /** Diagnoses that become new problems. */
  readonly added: readonly Diagnosis[];
  /** Ids of active problems that become chronic. */
  readonly becomeChronic: readonly string[];
};

/**
 * Returns how the diagnoses of a signed note change the pet's problem list. A diagnosis that is an active problem
 * already is not added again; it can only become chronic, unless another one of the
 * same name is. Texts are compared without case.
 */
export function planProblems(
  diagnoses: readonly Diagnosis[],
  active: readonly ActiveProblem[],
): ProblemPlan {
  const added = new Map<string, Diagnosis>();
  const becomeChronic = new Set<string>();
  for (const { text, chronic } of diagnoses) {
    const key = text.trim().toLowerCase();
    const matches = active.filter((problem) => problem.text.trim().toLowerCase() === key);
    const existing = matches.find((problem) => problem.chronic) ?? matches[0];
    if (existing && chronic && !existing.chronic) becomeChronic.add(existing.id);
    if (existing || key === '') continue;
    added.set(key, { text: text.trim(), chronic: chronic || added.get(key)?.chronic === true });
  }
  return { added: [...added.values()], becomeChronic: [...becomeChronic] };
}

/** Why the database cannot start. The message is complete and addressed to the operator. */
export class StartProblem extends Error {
  override readonly name: string = 'StartProblem';
}

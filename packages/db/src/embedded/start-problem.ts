/** Why the database cannot start, in words for whoever runs the server: the message says all. */
export class StartProblem extends Error {
  override readonly name: string = 'StartProblem';
}

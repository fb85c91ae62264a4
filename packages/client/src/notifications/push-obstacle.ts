/** Why a device cannot be called: it never can, only once the app is installed, its user said no, or it failed. */
export type PushObstacle = 'UNSUPPORTED' | 'NOT_INSTALLED' | 'DENIED' | 'FAILED';

/** Thrown where a device cannot be called. */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable';
  readonly obstacle: PushObstacle;

  constructor(obstacle: PushObstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

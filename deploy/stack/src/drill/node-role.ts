/** Whether a PostgreSQL is a standby, as balancers are told. */
export class NodeRole {
  #isStandby: boolean | undefined;

  /** Before each start: a former primary comes back as a standby. */
  forget(): void {
    this.#isStandby = undefined;
  }

  /** A node that runs and is too busy to say so is what it was since its start. */
  async isStandby(
    ask: () => Promise<boolean | undefined>,
    isRunning: () => boolean,
  ): Promise<boolean | undefined> {
    try {
      this.#isStandby = await ask();
      return this.#isStandby;
    } catch {
      return isRunning() ? this.#isStandby : undefined;
    }
  }
}

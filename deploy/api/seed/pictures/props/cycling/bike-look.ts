/** What tells one rider from another. */
export interface BikeLook {
  /** A basket of kumquats at the front. */
  readonly basket?: boolean;
  /** Bare legs below the shorts. */
  readonly bare?: boolean;
  readonly hair?: string;
  readonly helmet?: string;
}

/** Written by the build, from the declarations: see generate-contract-calls-plugin.ts. */
declare module 'virtual:contract-calls' {
  type Contract = typeof import('@inkling/contract').contract;
  type CallsOf<G extends import('@inkling/contract').EndpointGroup> = {
    [Name in keyof G]: import('./typed-calls.ts').Call<G[Name]>;
  };
  export const calls: { [Name in keyof Contract]: CallsOf<Contract[Name]> };
}

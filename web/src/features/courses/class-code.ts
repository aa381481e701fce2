const smallest = 10_000_000;
const codes = 90_000_000;

/** Eight digits; the server tells when somebody has them already. */
export const newClassCode = (): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(smallest + (random % codes));
};

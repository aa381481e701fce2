export const LandingPage = () => (
  <main id="main" tabIndex={-1}>
    <h1>Inkling</h1>
  </main>
);

const confettiMs = 3000;
const pieces = 100;

/** A hundred pieces for three seconds, unless the person asked for less motion. */
export const showConfetti = async (): Promise<void> => {
  const { default: canvasConfetti } = await import('canvas-confetti');
  // Drawn by the page itself: its security policy has no room for a worker made from text.
  const confetti = canvasConfetti.create(undefined, { useWorker: false, resize: true });
  // Ticks are frames, and a slow machine makes fewer: after three seconds the last pieces go in any case.
  setTimeout(() => confetti.reset(), confettiMs);
  void confetti({
    particleCount: pieces,
    spread: 80,
    origin: { y: 0.7 },
    zIndex: 400,
    ticks: (confettiMs / 1000) * 60,
    disableForReducedMotion: true,
  });
};

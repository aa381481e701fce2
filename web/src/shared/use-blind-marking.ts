import { useLocalStorage } from '@mantine/hooks';

/** What a call is asked with by a teacher who marks blind. */
export const blindMarkingQuery = (isBlind: boolean) => (isBlind ? { blind: 'true' } : {});

/** Whether this teacher marks before seeing the coach's marks; remembered in this browser. */
export const useBlindMarking = () => {
  const [isOn, setIsOn] = useLocalStorage({
    key: 'inkling:blind-marking',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return { isOn, setIsOn };
};

import { useLocalStorage } from '@mantine/hooks';

/** Whether this teacher marks before seeing the coach's marks; remembered in this browser. */
export const useBlindMarking = () => {
  const [isOn, setIsOn] = useLocalStorage({
    key: 'inkling:blind-marking',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return { isOn, setIsOn };
};

import * as Radix from 'radix-ui/select'
import { useId } from 'react'
import { FieldFrame } from './Field.tsx'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from './page-icons.tsx'
import styles from './Select.module.css'

/**
 * A list to choose from, opened by mouse, touch or keyboard; typing goes to the first that begins so (forgotten after
 * 1 s), and the scroll buttons repeat every 50 ms: both are Radix's own. Import it only from what is loaded late.
 */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  error,
  className,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly string[]
  placeholder?: string
  error?: string | null
  className?: string
}) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} className={className}>
      <Radix.Root value={value} onValueChange={onChange}>
        <Radix.Trigger
          id={id}
          className={styles.trigger}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <Radix.Value placeholder={placeholder} />
          <Radix.Icon className={styles.icon}>
            <ChevronDownIcon />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.panel} position="popper" sideOffset={-2} collisionPadding={8}>
            <Radix.ScrollUpButton className={styles.scroll}>
              <ChevronUpIcon />
            </Radix.ScrollUpButton>
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item key={option} value={option} className={styles.option}>
                  <Radix.ItemText>{option}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <CheckIcon size={18} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
            <Radix.ScrollDownButton className={styles.scroll}>
              <ChevronDownIcon />
            </Radix.ScrollDownButton>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  )
}

import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTheme } from "#ui/hooks/use-theme.ts";
import { StaffPortsContext, type StaffPorts } from "#ui/staff/staff-ports.ts";
import { addStaffTexts } from "#ui/staff/staff-texts.ts";
import { STAFF_THEME, STAFF_VARIABLES } from "#ui/staff/staff-theme.ts";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/Progress.css";

addStaffTexts();

/** Choices of the colour scheme are the app's own; the kit is told and keeps nothing. */
const NO_STORED_SCHEME = {
  get: () => "auto" as const,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

interface StaffProviderProps {
  readonly ports: StaffPorts;
  readonly children: ReactNode;
}

/** What the coordinator's and the researcher's pages stand in: their ports, their wording, the kit in the app's colours. */
export function StaffProvider({ ports, children }: StaffProviderProps) {
  const [theme] = useTheme();
  return (
    <StaffPortsContext value={ports}>
      <MantineProvider
        theme={STAFF_THEME}
        cssVariablesResolver={STAFF_VARIABLES}
        colorSchemeManager={NO_STORED_SCHEME}
        defaultColorScheme="auto"
        {...(theme === "system" ? {} : { forceColorScheme: theme })}
      >
        {children}
      </MantineProvider>
    </StaffPortsContext>
  );
}

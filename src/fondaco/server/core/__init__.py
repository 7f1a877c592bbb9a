"""What every feature needs: settings, errors, tasks, metrics, limits and names."""
